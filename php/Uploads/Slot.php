<?php

declare( strict_types=1 );

namespace Atoll\Uploads;

use Atoll\Forms\Field;

/** Where a file belongs: one field of one filling of one form. */
final class Slot {

	/** @param string $uniqueId The filling's `gform_unique_id`, as sent. */
	public function __construct(
		public readonly int $formNumber,
		public readonly Field $field,
		private string $uniqueId,
	) {}

	public function uniqueHash(): string {
		return hash( 'sha256', $this->uniqueId );
	}

	public function limits(): Limits {
		return Limits::of( $this->field );
	}

	public function holds( Upload $upload ): bool {
		return $upload->formNumber === $this->formNumber
			&& $upload->fieldId === $this->field->id
			&& hash_equals( $this->uniqueHash(), $upload->uniqueHash );
	}
}
