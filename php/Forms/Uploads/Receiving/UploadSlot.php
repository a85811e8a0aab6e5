<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Definition\Field;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadLimits;

/**
 * Where a file belongs: one field of one filling of one form, or a document request, which belongs to no form and has
 * number 0.
 */
final class UploadSlot {

	/** @param string $uniqueId The filling's `gform_unique_id`, as sent. */
	public function __construct(
		public readonly int $formNumber,
		public readonly int $fieldId,
		public readonly UploadLimits $limits,
		private string $uniqueId,
	) {}

	public static function ofField( int $formNumber, Field $field, string $uniqueId ): self {
		return new self( $formNumber, $field->id, UploadLimits::of( $field ), $uniqueId );
	}

	public function uniqueHash(): string {
		return hash( 'sha256', $this->uniqueId );
	}

	public function holds( Upload $upload ): bool {
		return $upload->formNumber === $this->formNumber
			&& $upload->fieldId === $this->fieldId
			&& hash_equals( $this->uniqueHash(), $upload->uniqueHash );
	}
}
