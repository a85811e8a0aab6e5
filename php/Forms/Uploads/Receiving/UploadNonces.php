<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\BadRequest;

/**
 * The spec's nonce for uploads: a permission for one field of one form during one form visit, for an hour. It keeps
 * pages of other sites from filling the disk. Every other check uses the stored form, and {@see UploadSlotLimit} counts
 * what is uploaded with the nonce.
 */
final class UploadNonces {

	private const SECONDS = 3600;
	private const PURPOSE = 'upload ticket';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Signer $signer, private \Closure $clock ) {}

	public function issue( UploadSlot $slot ): string {
		$expires = ( $this->clock )() + self::SECONDS;
		return $expires . '.' . $this->signer->sign( self::PURPOSE, $this->payload( $slot, $expires ) );
	}

	/**
	 * @throws BadRequest 403 when the nonce is for another slot, forged or expired: the client should request a new
	 *                    one.
	 */
	public function check( string $nonce, UploadSlot $slot ): void {
		$parts   = explode( '.', $nonce );
		$expires = (int) $parts[0];
		if (
			2 !== count( $parts ) || $expires < ( $this->clock )()
				|| ! $this->signer->hasSigned( self::PURPOSE, $this->payload( $slot, $expires ), $parts[1] )
		) {
			throw new BadRequest(
				'atoll_upload_nonce',
				__( 'The upload timed out. Please try again.', 'atoll' ),
				403
			);
		}
	}

	private function payload( UploadSlot $slot, int $expires ): string {
		return implode( "\n", array( $slot->formNumber, $slot->fieldId, $slot->uniqueHash(), $expires ) );
	}
}
