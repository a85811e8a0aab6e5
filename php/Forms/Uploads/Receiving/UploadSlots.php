<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Forms\Definitions\Editor\PreviewForms;
use Atoll\Forms\Definitions\FormNotFound;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\BadRequest;

/** Finds the field that a file is sent for, in the stored form only. */
final class UploadSlots {

	/** Maximum length of a key; clients make much shorter ones. */
	private const LONGEST_ID = 191;

	public function __construct( private FormRepository $forms ) {}

	/**
	 * @throws FormNotFound When there is no open form with this number.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 * @throws BadRequest   When the form has no such field, or the key of the form visit is missing.
	 */
	public function find( int $formNumber, int $fieldId, string $uniqueId ): UploadSlot {
		$form  = $this->forms->find( $formNumber ) ?? throw PreviewForms::missing( $formNumber );
		$field = $form->field( $fieldId );
		if ( null === $field || ! $field->holdsFiles() ) {
			throw new BadRequest(
				'atoll_no_upload_field',
				__( 'This form has no such field for files.', 'atoll' ),
				404
			);
		}
		if ( '' === $uniqueId || strlen( $uniqueId ) > self::LONGEST_ID ) {
			throw new BadRequest( 'atoll_unique_id_missing', __( 'Send the form’s key as gform_unique_id.', 'atoll' ) );
		}
		return UploadSlot::ofField( $formNumber, $field, $uniqueId );
	}
}
