<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** The result of a posted form, for the page that is shown after it. It never returns a typed password. */
final class PortalFormState {

	private string $action = '';
	/** {@see NonceFields::key()} */
	private string $form               = '';
	private ?PostedFields $fields      = null;
	private ?ValidationFailed $failure = null;

	public function store( string $action, PostedFields $fields, ValidationFailed $failure ): void {
		$this->action  = $action;
		$this->form    = NonceFields::key( $action, $fields->text( NonceFields::TARGET ) );
		$this->fields  = $fields;
		$this->failure = $failure;
	}

	/** What to correct in a form; null when it was not posted. */
	public function failureOf( string $form ): ?ValidationFailed {
		return $form === $this->form ? $this->failure : null;
	}

	/** The same for whichever form of the action was posted: also one that the page shows no longer. */
	public function failureOfAction( string $action ): ?ValidationFailed {
		return $action === $this->action ? $this->failure : null;
	}

	/** Whether anything that was posted has to be corrected. */
	public function isRefused(): bool {
		return null !== $this->failure;
	}

	/** What was typed into a form, or else what is there. */
	public function valueOf( string $form, string $name, string $default ): string {
		return $form === $this->form && null !== $this->fields ? $this->fields->text( $name ) : $default;
	}

	public function isCheckedIn( string $form, string $name, bool $default ): bool {
		return $form === $this->form && null !== $this->fields ? $this->fields->isChecked( $name ) : $default;
	}
}
