import type { AboutMeWords } from './about-me-words.ts';

export const english: AboutMeWords = {
  lead(topic, found, about, when) {
    switch (topic) {
      case 'strengths':
        return 'This is what your own wins show, with the ones that show it best.';
      case 'work-on':
        return found === 1
          ? `There is one thing that you have named yourself${when}:`
          : `These are things that you have named yourself${when}, the newest first:`;
      case 'saved':
        return found === 1
          ? 'One of your wins puts a figure on what it saved:'
          : 'The largest saving that your wins put a figure on comes first:';
      case 'most':
        return about === ''
          ? `These weigh most${when}, the strongest first:`
          : `About ${about}, these weigh most${when}, the strongest first:`;
      case 'mistakes':
        return found === 1
          ? `Once${when} you wrote down that something went wrong:`
          : `You wrote down more than once that something went wrong${when}. In the order it happened, with what you did about it where you said so:`;
      case 'led':
        return `This is where you took responsibility for other people or for how the work is done${when}:`;
      case 'helped':
        return `This is where you did something for others${when}:`;
      case 'review':
        return 'Here is what I would bring, from your own wins.';
      case 'about':
        return `Your wins say this about ${about}${when}:`;
      case 'count':
        return about === ''
          ? `${found === 1 ? 'One win' : `${found} wins`}${when}. These say most:`
          : `${found === 1 ? 'One win speaks' : `${found} wins speak`} of ${about}${when}. I do not add up what they say, but this is how they tell it:`;
    }
  },
  none: (topic, about, when, read) =>
    read === 0
      ? `Your journal holds nothing yet${when} that I could answer this from.`
      : topic === 'work-on'
        ? 'Nowhere in your wins do you name something you want to get better at, so I can only guess, and I would rather not. When something is hard or you get advice, write it down: then I can tell you.'
        : topic === 'mistakes'
          ? `Nothing${when} reads as if it had gone wrong.`
          : topic === 'saved'
            ? 'None of your wins puts a figure on time or money saved. Add one to a win, even a rough one, and I can compare them.'
            : about === ''
              ? `I find nothing about that in your wins${when}. That does not mean there is nothing, only that it is not written down.`
              : `I find nothing about ${about} in your wins${when}. That does not mean there is nothing, only that it is not written down.`,
  noSaving: 'None of your wins puts a figure on time or money saved. These are the clearest changes with numbers:',
  skill: (name, wins, numbers) =>
    `${name}: it shows in ${wins === 1 ? 'one win' : `${wins} wins`}, best in ${numbers}.`,
  praise: (numbers) => `And others have said so: ${numbers}.`,
  achieved: (numbers) => `What you achieved: ${numbers}. Say the figure first, then how you got there.`,
  setbacks: (numbers) =>
    `What did not go well, and what you changed: ${numbers}. Naming it yourself is stronger than being asked.`,
  gaps: (numbers) => `What you want to learn next: ${numbers}. Turn it into one thing you ask for.`,
  after(topic, found, shown) {
    switch (topic) {
      case 'strengths':
        return 'If one is missing, it has not found its way into a win yet.';
      case 'work-on':
        return 'Pick one of them and write down the next small step you take with it.';
      case 'saved':
        return 'I only compare figures that are written down.';
      case 'review':
        return 'Ask for “a performance review” and you get it as a document to take along.';
      case 'led':
        return 'These are examples you can tell as they are: what the situation was, what you did, what came of it.';
      default:
        return found > shown
          ? `There ${found - shown === 1 ? 'is one more' : `are ${found - shown} more`}, on the page of your wins.`
          : '';
    }
  },
  win: (number, day) => `${number}, ${day}:`,
};
