<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** The result of a posted form, for the page that is shown after it. It never returns a typed password. */
final class PortalFormState {

	private string $action = '';
	/** {@see NonceFields::key()} */
	private string $form = '';
	private ?PostedFields $fields = null;
	private ?ValidationResponse $response = null;

	public function keep( string $action, PostedFields $fields, ValidationResponse $response ): void {
		$this->action = $action;
		$this->form   = NonceFields::key( $action, $fields->text( NonceFields::OF ) );
		$this->fields = $fields;
		$this->response   = $response;
	}

	/** What to mend in a form; null when it was not posted. */
	public function mendOf( string $form ): ?ValidationResponse {
		return $form === $this->form ? $this->response : null;
	}

	/** The same, whichever of the page's forms for it was posted: also one that the page has no more. */
	public function mendOfAny( string $action ): ?ValidationResponse {
		return $action === $this->action ? $this->response : null;
	}

	/** Whether anything that was posted has to be mended. */
	public function isRefused(): bool {
		return null !== $this->response;
	}

	/** What was typed into a form, or else what is there. */
	public function valueOf( string $form, string $name, string $otherwise = '' ): string {
		return $form === $this->form && null !== $this->fields ? $this->fields->text( $name ) : $otherwise;
	}

	public function isCheckedIn( string $form, string $name, bool $otherwise = false ): bool {
		return $form === $this->form && null !== $this->fields ? $this->fields->isChecked( $name ) : $otherwise;
	}
}
