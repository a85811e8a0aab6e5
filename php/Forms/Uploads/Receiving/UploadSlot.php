<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Definition\Field;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadLimits;

/**
 * Place that a file belongs to: one field of one form during one form visit, or a document request, which belongs to no
 * form and has form number 0.
 */
final class UploadSlot {

	/** @param string $uniqueId Key of the form visit (`gform_unique_id`), as sent. */
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
