<?php

declare( strict_types=1 );

namespace Atoll\Portal\Post;

/** What came of a post, for the page that is shown after it. Passwords are not among what it gives back. */
final class Posted {

	private string $action = '';
	private ?Fields $fields = null;
	private ?Mend $mend = null;

	public function keep( string $action, Fields $fields, Mend $mend ): void {
		$this->action = $action;
		$this->fields = $fields;
		$this->mend   = $mend;
	}

	/** What to mend in an action's form; null when it was not posted. */
	public function mendOf( string $action ): ?Mend {
		return $action === $this->action ? $this->mend : null;
	}

	/** What was typed into an action's form, or else what is there. */
	public function valueOf( string $action, string $name, string $otherwise = '' ): string {
		return $action === $this->action && null !== $this->fields ? $this->fields->text( $name ) : $otherwise;
	}

	public function isCheckedIn( string $action, string $name, bool $otherwise = false ): bool {
		return $action === $this->action && null !== $this->fields ? $this->fields->isChecked( $name ) : $otherwise;
	}
}
