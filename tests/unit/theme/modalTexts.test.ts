import {describe, expect, test} from 'vitest';
import {modalTexts} from '@site/src/theme/SearchBar/modalTexts';

const stock = {
  errorScreen: {titleText: 'Unable to fetch results', helpText: 'You might want to check your network connection.'},
  askAiScreen: {disclaimerText: 'Answers are generated with AI which can make mistakes. Verify responses.'},
};

describe('texts of the search modal', () => {
  test('are the stock ones with the hosted provider, also in development', () => {
    expect(modalTexts(stock, 'hosted', false)).toEqual(stock);
    expect(modalTexts(stock, 'hosted', true)).toEqual(stock);
  });

  test('say that no AI model is used when the site answers itself', () => {
    const {errorScreen, askAiScreen} = modalTexts(stock, 'embedded', false);
    expect(errorScreen).toEqual(stock.errorScreen);
    expect(askAiScreen?.disclaimerText).toBe('Answers are quoted from this documentation. No AI model is used.');
  });

  test('say in development that the index is made by a build, and by which command', () => {
    expect(modalTexts(stock, 'embedded', true).noResultsScreen?.noResultsText).toBe(
      'Search needs a build. Run "npm start" to build the site and search it. Nothing looked for:',
    );
    expect(modalTexts(stock, 'embedded', false).noResultsScreen).toBeUndefined();
  });
});
