card-ai-1c = Charte des confins
effect-ai-1c = 4 PV pour chaque pulsar que revendique votre vaisseau.
card-worm-frontier-fair = Foire des confins
card-worm-frontier-fair-text = Chaque joueur dont le vaisseau est sur une planète jaune reçoit 100 crédits.
