import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '#ui/use-debounced.ts';
import { client } from '../../lib/client.ts';
import { operationsQuery, type Operation } from './repairs.ts';

/** A model as the service's search finds it, by the address of its page. */
export interface FoundModel {
  readonly url: string;
  readonly label: string;
}

/** Chosen where the device is not in the catalogue. */
export const inWords = 'in-words';

/** Type, maker and model of the address of a page of the service: its last three parts. */
function stepsOf(url: string) {
  const parts = new URL(url, 'https://shop.example').pathname.split('/').filter(Boolean);
  const [productType = '', productManufacturer = '', productModel = ''] = parts
    .slice(-3)
    .map(decodeURIComponent);
  return { productType, productManufacturer, productModel };
}

/** Models by a word, the best one first. */
const modelsQuery = (term: string) => ({
  queryKey: ['repair-models', term],
  enabled: term.length >= 2,
  placeholderData: keepPreviousData,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<FoundModel[]> => {
    const { result } = await client.get('service-smart-search', { query: { q: term } }, { signal });
    return result.filter(({ kind }) => kind === 'device');
  },
});

const colorsQuery = (url: string) => ({
  queryKey: ['repair-colors', url],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const query = stepsOf(url);
    const { choices, operations } = await client.get(
      'service-selector-data',
      { query },
      { signal },
    );
    return { colors: choices.productColor, operations: operations ?? [] };
  },
});

export interface ChosenDevice {
  readonly word: string;
  readonly models: readonly FoundModel[];
  /** Address of the model, `inWords`, or nothing before anything was typed. */
  readonly model: string;
  readonly colors: readonly { readonly value: string; readonly label: string }[];
  readonly color: string;
  readonly operations: readonly Operation[];
  readonly type: (word: string) => void;
  readonly chooseModel: (model: string) => void;
  readonly chooseColor: (color: string) => void;
}

/** The device by a word: the best model is taken unless another one is chosen, then its colour; or the words as they are. */
export function useDevice(named = ''): ChosenDevice {
  const [word, setWord] = useState(named);
  const [model, chooseModel] = useState('');
  const [color, chooseColor] = useState('');
  const term = useDebounced(word.trim(), 200);
  const { data } = useQuery(modelsQuery(term));
  const models = term.length < 2 ? [] : (data ?? []);
  const [best] = models;
  const isKnown = model === inWords || models.some(({ url }) => url === model);
  const usual = best?.url ?? (data === undefined || term.length < 2 ? '' : inWords);
  const chosen = isKnown ? model : usual;
  const isListed = chosen !== '' && chosen !== inWords;
  const ofModel = useQuery({ ...colorsQuery(chosen), enabled: isListed });
  const colors = isListed ? (ofModel.data?.colors ?? []) : [];
  const only = colors.length === 1 ? (colors[0]?.value ?? '') : '';
  const chosenColor = colors.some(({ value }) => value === color) ? color : only;
  const ofColor = useQuery({ ...operationsQuery(chosenColor), enabled: chosenColor !== '' });
  const priced = chosenColor === '' ? ofModel.data?.operations : ofColor.data;
  return {
    word,
    models,
    model: chosen,
    colors,
    color: chosenColor,
    operations: isListed ? (priced ?? []) : [],
    type: (typed) => {
      setWord(typed);
      chooseModel('');
    },
    chooseModel,
    chooseColor,
  };
}
