import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ConfirmationsPanel } from '../confirmations/panel';
import { NotificationsPanel } from '../notifications/panel';

const ITEMS = [
	{ id: 'a', name: 'First' },
	{ id: 'b', name: 'Second' },
];

jest.mock( '../../../builder/fields/use-form-fields', () => ( { useFormFields: () => [] } ) );
jest.mock( '../../../builder/form-panel', () => ( {
	FormPanel: ( { children }: { children: ReactNode } ) => children,
} ) );
jest.mock( '../../../builder/focus-target', () => ( {
	FocusTarget: ( { children }: { children: ReactNode } ) => children,
} ) );
jest.mock( './setting-problems', () => ( { SettingProblems: () => null } ) );
jest.mock( '../confirmations/dialog', () => ( { ConfirmationDialog: () => null } ) );
jest.mock( '../notifications/dialog', () => ( { NotificationDialog: () => null } ) );
jest.mock( '../settings/use-form-setting', () => ( {
	useFormSetting: () => useState< unknown >( ITEMS ),
} ) );

it.each( [
	[ 'notification', NotificationsPanel, 'Add a notification' ],
	[ 'confirmation', ConfirmationsPanel, 'Add one for certain answers' ],
] )( 'leaves the keyboard at the list when a %s is deleted', async ( _, Panel, add ) => {
	window.atollFormPanels = { failedMails: 0 } as typeof window.atollFormPanels;
	render( <Panel /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Options of Second' } ) );
	await userEvent.click( screen.getByRole( 'menuitem', { name: 'Delete' } ) );
	expect( screen.queryByText( 'Second' ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: add } ) ).toHaveFocus();
} );
