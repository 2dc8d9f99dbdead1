import { readImportGraph, sourceFiles } from './import-graph.ts';
import { brokenLayer, unknownFolders } from './layers.ts';

const ORDER = 'pwa/build/layers.ts';

const unknown = unknownFolders(sourceFiles()).map(
  (folder) => `${folder}: ${ORDER} names no such folder. Add it there, with what it may import.`,
);
const broken = readImportGraph().flatMap((arrow) => {
  const breach = brokenLayer(arrow);
  if (breach === undefined) return [];
  const { reason, remedy } = breach;
  return [`${arrow.from}:${arrow.line} imports ${arrow.to}: ${reason} (order: ${ORDER}). ${remedy}`];
});
for (const line of [...unknown, ...broken]) console.error(line);
if (unknown.length + broken.length > 0) process.exitCode = 1;
