import type { Decider } from '#domain/decider.ts';
import type { Sealed } from '#domain/event.ts';
import type { AccountId } from '../events.ts';
import type { InitialSettings } from '../identity.ts';
import {
  type AiUseChosen,
  aiUseChosen,
  type LanguageChosen,
  type LanguageDetected,
  languageChosen,
  languageDetected,
  type NameChanged,
  nameChanged,
  type PositionChanged,
  type ProfileEvent,
  positionChanged,
  setupCompleted,
} from './events.ts';
import { afterMessage, initialLanguages, isKnown, type Languages } from './language.ts';

type Command<Type extends string, Data> = Readonly<{ type: Type; data: Data }>;

/** What the profile page changes. What is so already is no change; none is ever refused. */
export type ProfileChange =
  | Command<'ChangeName', NameChanged['data']>
  | Command<'GivePosition', PositionChanged['data']>
  | Command<'ChooseLanguage', LanguageChosen['data']>
  | Command<'ChooseAiUse', AiUseChosen['data']>
  | Command<'FinishSetup', AccountId>;

export type ProfileCommand =
  | ProfileChange
  /** One after the other, all or none of them. */
  | Command<'ChangeProfile', AccountId & Readonly<{ changes: readonly ProfileChange[] }>>
  /** A message says which language its writer writes in. */
  | Command<'NoticeLanguage', LanguageDetected['data']>;

/** `aiAllowed`: a provider may read and write with its user's wins, where there is one. */
export type ProfileSettings = Readonly<{ languages: Languages; setupDone: boolean; aiAllowed: boolean }>;

/** Stream `profile-<userId>`: what its user is called and written to in. It starts from what the account was opened with. */
export const profileFrom = ({
  language,
  setupDone,
}: Pick<InitialSettings, 'language' | 'setupDone'>): Decider<ProfileSettings, ProfileCommand, ProfileEvent, never> => ({
  initial: { languages: initialLanguages(language), setupDone, aiAllowed: true },
  decide(command, state) {
    if (command.type === 'ChangeProfile') return changedInOrder(command.data.changes, state);
    if (command.type !== 'NoticeLanguage') return changed(command, state);
    const { data } = command;
    return isKnown(state.languages, data.language, data.mailId) ? [] : [languageDetected(data)];
  },
  evolve,
});

const evolve = (state: ProfileSettings, { type, data }: Sealed<ProfileEvent>): ProfileSettings => {
  switch (type) {
    case 'NameChanged':
    case 'PositionChanged':
      return state;
    case 'LanguageChosen':
      return { ...state, languages: { ...state.languages, chosen: data.language } };
    case 'LanguageDetected':
      return { ...state, languages: afterMessage(state.languages, data) };
    case 'AiUseChosen':
      return { ...state, aiAllowed: data.allowed };
    case 'SetupCompleted':
      return { ...state, setupDone: true };
  }
};

/** Only a name and a position always are a change: whoever asks knows what they were. */
const changed = ({ type, data }: ProfileChange, state: ProfileSettings): readonly ProfileEvent[] => {
  switch (type) {
    case 'ChangeName':
      return [nameChanged(data)];
    case 'GivePosition':
      return [positionChanged(data)];
    case 'ChooseLanguage':
      return state.languages.chosen === data.language ? [] : [languageChosen(data)];
    case 'ChooseAiUse':
      return state.aiAllowed === data.allowed ? [] : [aiUseChosen(data)];
    case 'FinishSetup':
      return state.setupDone ? [] : [setupCompleted(data)];
  }
};

/** Each is decided after the ones before it. */
const changedInOrder = (changes: readonly ProfileChange[], state: ProfileSettings): readonly ProfileEvent[] => {
  const [first, ...rest] = changes;
  if (!first) return [];
  const events = changed(first, state);
  return [...events, ...changedInOrder(rest, events.reduce(evolve, state))];
};
