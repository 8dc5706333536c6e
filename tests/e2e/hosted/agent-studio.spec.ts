/* An agent of Agent Studio in the place of the assistant: another host, its own key instead of a token. */
import {tamperMainScript} from '../../support/fixtures.ts';
import {older} from '../../support/site.ts';
import {account} from '../../support/provider/index.ts';
import {expect, test} from '../../support/provider/fixtures.ts';
import {siteRecords} from '../../support/provider/siteRecords.ts';
import {AskAi} from '../../support/pages/askAi.ts';

// The policy of this build names the assistant's host; which one it names for an agent is tested with the configuration.
test.use({bypassCSP: true});

let askAi: AskAi;

test.beforeEach(async ({page, provider, site}) => {
  provider.setRecords(siteRecords(site.url));
  await tamperMainScript(page, [['agentStudio:!1', 'agentStudio:!0']]);
  askAi = new AskAi(page);
});

test('S7.6 a question goes to the agent with the version being read, and its answer is shown as it arrives', async ({
  provider,
}) => {
  await askAi.openOn(`${older.prefix}faq/`);
  await askAi.ask('How long does it take?');
  const chat = await provider.assistant.nextChat();
  expect(chat.question).toBe('How long does it take?');
  expect(chat.request).toMatchObject({
    endpoint: 'completions',
    headers: {'x-algolia-api-key': account.searchKey, 'x-algolia-application-id': account.appId},
    body: {
      algolia: {
        searchParameters: {
          [account.indexName]: {
            filters: `language:"en" AND (docusaurus_tag:"default" OR docusaurus_tag:"docs-default-${older.name}")`,
          },
        },
      },
    },
  });
  chat.send({type: 'start', messageId: 'a1'}, {type: 'start-step'}, {type: 'text-start', id: 't'});
  chat.send({type: 'text-delta', id: 't', delta: 'About two '});
  await expect(askAi.newest.text).toHaveText('About two');
  chat.send({type: 'text-delta', id: 't', delta: 'minutes.'}, {type: 'text-end', id: 't'});
  chat.send({type: 'finish-step'}, {type: 'finish'});
  chat.end();
  await expect(askAi.newest.text).toHaveText('About two minutes.');
  await expect(askAi.newest.like).toBeVisible();
  expect(provider.requests('token')).toHaveLength(0);
});

test('a reader can say what they think of the answer of an agent', async ({provider}) => {
  provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
  await askAi.openOn('faq/');
  await askAi.askToTheEnd('first');
  await askAi.newest.like.click();
  await expect(askAi.newest.feedbackText).toBeVisible();
  expect((await provider.arrival('vote')).body).toMatchObject({agentId: account.assistantId, vote: 1});
});

test('S8.1 an agent that refuses shows an error, and can be asked again', async ({provider}) => {
  provider.fail('completions', {kind: 'status', status: 429, body: {message: 'Too many requests'}});
  await askAi.openOn('faq/');
  await askAi.ask('first');
  await expect(askAi.newest.error).toContainText('Too many questions at the moment. Ask again in a minute.');
  provider.recover('completions');
  provider.assistant.autoAnswer = (chat) => chat.answer('Yes.');
  await askAi.askAgain('second');
  await expect(askAi.newest.text).toHaveText('Yes.');
});
