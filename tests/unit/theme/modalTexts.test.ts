import {describe, expect, test} from 'vitest';
import {modalTexts} from '@site/src/theme/SearchBar/modalTexts';

const stock = {
  errorScreen: {titleText: 'Unable to fetch results', helpText: 'You might want to check your network connection.'},
  askAiScreen: {disclaimerText: 'Answers are generated with AI which can make mistakes. Verify responses.'},
};

describe('texts of the search modal', () => {
  test('are the stock ones with the hosted provider, also in development', () => {
    expect(modalTexts(stock, {mode: 'hosted', isDevelopment: false, refusal: ''})).toEqual(stock);
    expect(modalTexts(stock, {mode: 'hosted', isDevelopment: true, refusal: ''})).toEqual(stock);
  });

  test('say what the hosted provider said when it refuses a query', () => {
    const {errorScreen} = modalTexts(stock, {mode: 'hosted', isDevelopment: false, refusal: 'Invalid API key'});
    expect(errorScreen).toEqual({titleText: 'Unable to fetch results', helpText: 'Invalid API key'});
  });

  test('say that no AI model is used when the site answers itself', () => {
    const {errorScreen, askAiScreen} = modalTexts(stock, {mode: 'embedded', isDevelopment: false, refusal: ''});
    expect(errorScreen).toEqual(stock.errorScreen);
    expect(askAiScreen?.disclaimerText).toBe('Answers are quoted from this documentation. No AI model is used.');
  });

  test('say in development that the index is made by a build, and by which command', () => {
    expect(modalTexts(stock, {mode: 'embedded', isDevelopment: true, refusal: ''}).noResultsScreen?.noResultsText).toBe(
      'Search needs a build. Run "npm start" to build the site and search it. Nothing looked for:',
    );
    expect(modalTexts(stock, {mode: 'embedded', isDevelopment: false, refusal: ''}).noResultsScreen).toBeUndefined();
  });
});
