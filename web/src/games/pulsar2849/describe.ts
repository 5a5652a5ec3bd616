/** The whole table in words, for the text face. */

import type { GameWords } from "../../catalogue.svelte";
import type { Section } from "../drawing";
import {
  diceTip,
  goalTip,
  gyrodyneName,
  gyrodyneTip,
  medianTip,
  placeTip,
  projectTip,
  techTip,
  transmitterTip,
  type Voice,
} from "./tips";
import { FACES, SIZES, TRACKS } from "./view";
import type { LocationView, PulsarPlayerView, PulsarTableView } from "./view_types";

const oneLine = (text: string): string => text.replaceAll("\n", " · ");

function match(view: PulsarTableView, voice: Voice): string[] {
  const list = view.order.map((seat) => voice.names[seat] ?? "").join(", ");
  const lines = [voice.words.say("text-round", { round: view.round, rounds: view.rounds, list })];
  if (view.row_value !== null) lines.push(voice.words.say("tip-row-value", { value: view.row_value }));
  if (view.flight) {
    const { start, path, left } = view.flight;
    lines.push(voice.words.say("text-flight", { start, list: path.join(", ") || "–", left }));
  }
  return lines;
}

function dice(view: PulsarTableView, voice: Voice): string[] {
  const lines = view.median ? [medianTip(voice, view.median)] : [];
  for (const value of FACES)
    if ((view.dice[value] ?? 0) > 0) lines.push(oneLine(diceTip(voice, view.dice, view.steps, value)));
  return lines;
}

function tracks(view: PulsarTableView, voice: Voice): string[] {
  return TRACKS.map((track) => {
    const markers = view.tracks[track].map(({ seat, space }) =>
      voice.words.say("text-marker", { who: voice.names[seat] ?? "", space }),
    );
    return voice.words.say("text-track", {
      track: voice.words.name(`track-${track}`, track),
      list: markers.join(", "),
    });
  });
}

const ways = ({ neighbours }: LocationView): string =>
  Object.entries(neighbours)
    .map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
    .join(", ");

function places(view: PulsarTableView, voice: Voice, kinds: readonly string[]): string[] {
  const found = Object.entries(view.locations).filter(([, { kind }]) => kinds.includes(kind));
  return found.map(([name, location]) => {
    const said = oneLine(placeTip(voice, name, location));
    const list = ways(location);
    return list ? `${said} · ${voice.words.say("text-ways", { place: name, list })}` : said;
  });
}

function technologies(view: PulsarTableView, voice: Voice): string[] {
  const rows = view.boards.flatMap((board) => board?.rows ?? []);
  return rows.flatMap((row) => row.technologies.map((tech) => oneLine(techTip(voice, tech, row))));
}

function area(view: PulsarTableView, player: PulsarPlayerView, voice: Voice): string[] {
  const { words } = voice;
  const bonus =
    view.turn === player.seat && view.bonus.value !== null
      ? [words.say("gift-bonus_die", { number: view.bonus.value })]
      : [];
  const owned = SIZES.filter((size) => player.gyrodynes[size] > 0).map(
    (size) => `${player.gyrodynes[size]} × ${gyrodyneName(voice, size)}`,
  );
  return [
    words.say("text-area-dice", { list: [...player.dice.map(String), ...bonus].join(", ") || "–" }),
    words.say("text-area-tokens", { cubes: player.cubes, pm1: player.pm1, plus2: player.plus2 }),
    player.ship ? words.say("text-area-ship", { place: player.ship }) : "",
    words.say("text-area-gyrodynes", { list: owned.join(", ") || words.say("text-nothing") }),
    words.say("tip-stations", {
      points: player.stations.points,
      more: player.stations.more,
      extra: player.stations.extra,
    }),
    words.say("tip-rings", { count: player.rings.length, left: player.rings_left }),
    words.say("tip-technologies", {
      list: player.technologies.map((card) => words.name(`card-${card}`, card)).join(", ") || "–",
    }),
    ...player.arrays.map((array) =>
      words.say("text-area-array", {
        list: array.map((tile) => oneLine(transmitterTip(voice, tile, player.seat))).join("; "),
      }),
    ),
    ...(player.hq?.projects ?? []).map((project) =>
      oneLine(
        projectTip(
          voice,
          project,
          player.hq?.runs.find(({ run }) => run === project.project),
        ),
      ),
    ),
    ...(player.hq?.sides ?? []).flatMap((side) =>
      side.projects.map(
        (project) =>
          `${words.name(`face-${side.face}`, side.title)}: ${oneLine(projectTip(voice, project, undefined))}`,
      ),
    ),
  ].filter((line) => line !== "");
}

export function describe(view: PulsarTableView, words: GameWords, names: readonly string[]): Section[] {
  const voice: Voice = { words, names };
  const areas = view.players.map((player) => ({
    title: words.say("text-area", { who: names[player.seat] ?? "" }),
    lines: area(view, player, voice),
  }));
  return [
    { title: words.say("text-match"), lines: match(view, voice) },
    { title: words.say("text-dice"), lines: dice(view, voice) },
    { title: words.say("text-tracks"), lines: tracks(view, voice) },
    ...areas,
    {
      title: words.say("text-offer"),
      lines: view.offer.flatMap((tile) => (tile ? [oneLine(transmitterTip(voice, tile, null))] : [])),
    },
    {
      title: words.say("text-gyrodynes"),
      lines: SIZES.map((size) => oneLine(gyrodyneTip(voice, size, view.gyrodynes[size]))),
    },
    { title: words.say("text-technologies"), lines: technologies(view, voice) },
    {
      title: words.say("text-goals"),
      lines: view.goals.flatMap((goal) => (goal ? [oneLine(goalTip(voice, goal))] : [])),
    },
    { title: words.say("text-systems"), lines: places(view, voice, ["system"]) },
    { title: words.say("text-pulsars"), lines: places(view, voice, ["pulsar"]) },
    { title: words.say("text-gates"), lines: places(view, voice, ["entry", "gate"]) },
  ];
}
