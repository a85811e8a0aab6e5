<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Admin\AdminMenu;
use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Renders the forms of an entry's screen in the style of wp-admin, with the previous input if it was rejected. */
final class EntryActionForms {

	/** Whether this request's submission was rejected, so that its form shows the input. */
	private bool $isRefused = false;

	public function __construct( private EntryActionInput $input ) {}

	public static function nonce( string $action, int $entry ): string {
		return "atoll_entry_action_{$action}_{$entry}";
	}

	public function markRefused(): void {
		$this->isRefused = true;
	}

	/**
	 * @param string $action      Name of an {@see EntryAction}.
	 * @param string $inputs      Safe HTML.
	 * @param string $target      Part of the entry that the action is about, such as the id of a request.
	 * @param string $buttonClass Class name of the button in WordPress.
	 */
	public function form(
		ApplicationRecord $record,
		string $action,
		string $inputs,
		string $button,
		string $target = '',
		string $buttonClass = 'button-primary'
	): string {
		$hidden = array(
			EntryActionInput::ACTION  => $action,
			EntryActionInput::TARGET  => $target,
			EntryActionInput::VERSION => (string) $record->version,
			EntryActionInput::NONCE   => wp_create_nonce( self::nonce( $action, $record->entryId ) ),
		);
		return Html::element(
			'form',
			array( 'method' => 'post', 'action' => AdminMenu::entry( $record->entryId ) ),
			AdminControls::hidden( $hidden ) . $inputs . AdminControls::button( $button, $buttonClass )
		);
	}

	/** Renders a form that is seldom needed, in a disclosure. It is open if the form was rejected. */
	public function disclosure( string $action, string $words, string $form, string $target = '' ): string {
		return Html::element(
			'details',
			array( 'open' => $this->isRefusedForm( $action, $target ) ),
			Html::element( 'summary', array(), Html::text( $words ) ) . $form
		);
	}

	/** @param array<string, string|int|bool|null> $attributes */
	public function input(
		string $action,
		string $name,
		string $label,
		string $value,
		array $attributes
	): string {
		$value = $this->value( $action, $name, $value );
		return AdminControls::input( "atoll-{$action}-{$name}", $name, $label, $value, $attributes );
	}

	public function textarea( string $action, string $name, string $label, int $rows ): string {
		$value = $this->value( $action, $name, '' );
		return AdminControls::textarea( "atoll-{$action}-{$name}", $name, $label, $value, $rows );
	}

	/** @param array<string, string> $choices Labels by value. */
	public function select( string $action, string $name, string $label, array $choices ): string {
		$value = $this->value( $action, $name, '' );
		return AdminControls::select( "atoll-{$action}-{$name}", $name, $label, $choices, $value );
	}

	public function checkbox(
		string $action,
		string $name,
		string $label,
		bool $isChecked,
		string $target = ''
	): string {
		$isChecked = $this->isRefusedForm( $action, $target ) ? $this->input->isChecked( $name ) : $isChecked;
		return AdminControls::checkbox( $name, $label, $isChecked );
	}

	private function value( string $action, string $name, string $default ): string {
		return $this->isRefusedForm( $action, '' ) ? $this->input->text( $name ) : $default;
	}

	private function isRefusedForm( string $action, string $target ): bool {
		return $this->isRefused
			&& $this->input->text( EntryActionInput::ACTION ) === $action
			&& $this->input->text( EntryActionInput::TARGET ) === $target;
	}
}
