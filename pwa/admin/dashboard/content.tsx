import { Table } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/contract/dashboard';
import { Figures } from '../parts/figures.tsx';
import { inNumber } from '../parts/money.ts';
import { Panel } from '../parts/panel.tsx';

/** 'Content': recipes and comments as they stand now. */
export function ContentFigures({ data: { content } }: { data: Dashboard }) {
  const { approvedRecipes, approvedComments, averageRating, topRatedRecipes } = content;
  const perRecipe = approvedRecipes === 0 ? null : approvedComments / approvedRecipes;
  return (
    <>
      <Figures
        facts={[
          {
            label: 'Total Recipes',
            value: content.totalRecipes,
            source: 'Published and waiting, as of now.',
          },
          { label: 'Approved Recipes', value: approvedRecipes, source: 'Published in the catalogue.' },
          { label: 'Pending Recipes', value: content.pendingRecipes, source: 'Sent in and not decided yet.' },
          {
            label: 'Average Rating',
            value: averageRating === null ? null : averageRating.toFixed(1),
            source:
              averageRating === null ? 'No comment has been approved yet.' : 'Of all approved comments.',
          },
          {
            label: 'Total Comments',
            value: inNumber(content.totalComments),
            source: 'Sent in, rejected ones too.',
          },
          { label: 'Approved Comments', value: inNumber(approvedComments), source: 'Everybody reads them.' },
          {
            label: 'Comments per Recipe',
            value: perRecipe === null ? null : perRecipe.toFixed(1),
            source: 'Approved comments by approved recipes.',
          },
        ]}
      />
      <Panel title="Top rated recipes">
        {topRatedRecipes.length === 0 ? (
          <p>No recipe has been rated yet.</p>
        ) : (
          <Table.Root>
            <caption className="visually-hidden">Top rated recipes</caption>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeaderCell>Recipe</Table.ColumnHeaderCell>
                <Table.ColumnHeaderCell justify="end">Rating</Table.ColumnHeaderCell>
                <Table.ColumnHeaderCell justify="end">Reviews</Table.ColumnHeaderCell>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {topRatedRecipes.map(({ id, title, rating, reviews }) => (
                <Table.Row key={id}>
                  <Table.RowHeaderCell>
                    <Link to={`/recipe/${id}`}>{title}</Link>
                  </Table.RowHeaderCell>
                  <Table.Cell justify="end">{rating.toFixed(1)}</Table.Cell>
                  <Table.Cell justify="end">{inNumber(reviews)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </Panel>
    </>
  );
}
