<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** The result of a posted form, for the page that is shown after it. Never returns a typed password. */
final class PortalFormState {

	private string $action = '';
	/** Key of the form: {@see NonceFields::key()}. */
	private string $form               = '';
	private ?PostedFields $fields      = null;
	private ?ValidationFailed $failure = null;

	public function store( string $action, PostedFields $fields, ValidationFailed $failure ): void {
		$this->action  = $action;
		$this->form    = NonceFields::key( $action, $fields->text( NonceFields::TARGET ) );
		$this->fields  = $fields;
		$this->failure = $failure;
	}

	/** Returns the errors of a form; null if it was not posted. */
	public function failureOf( string $form ): ?ValidationFailed {
		return $form === $this->form ? $this->failure : null;
	}

	/** Returns the errors of whichever form of an action was posted, even if the page no longer shows it. */
	public function failureOfAction( string $action ): ?ValidationFailed {
		return $action === $this->action ? $this->failure : null;
	}

	/** Whether a posted form was refused. */
	public function isRefused(): bool {
		return null !== $this->failure;
	}

	/** Returns the value typed into a form, or the default. */
	public function valueOf( string $form, string $name, string $default ): string {
		return $form === $this->form && null !== $this->fields ? $this->fields->text( $name ) : $default;
	}

	public function isCheckedIn( string $form, string $name, bool $default ): bool {
		return $form === $this->form && null !== $this->fields ? $this->fields->isChecked( $name ) : $default;
	}
}
