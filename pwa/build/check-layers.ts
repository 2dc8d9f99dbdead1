import { cycleInWords, folderCycles, readImportGraph, sourceFiles } from './import-graph.ts';
import { brokenLayer, isForTests, unknownFolders } from './layers.ts';

const ORDER = 'pwa/build/layers.ts';

const unknown = unknownFolders(sourceFiles()).map(
  (folder) => `${folder}: ${ORDER} names no such folder. Add it there, with what it may import.`,
);
const arrows = readImportGraph();
const broken = arrows.flatMap((arrow) => {
  const breach = brokenLayer(arrow);
  if (breach === undefined) return [];
  const { reason, remedy } = breach;
  return [`${arrow.from}:${arrow.line} imports ${arrow.to}: ${reason} (order: ${ORDER}). ${remedy}`];
});
const cycles = folderCycles(arrows, (path) => !isForTests(path)).map(cycleInWords);
const lines = [...unknown, ...broken, ...cycles];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
