import AxeBuilder from 'axe-core';
