<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\UploadsUnavailable;

/** A file from a multipart body, as PHP received it. */
final class PostedFile {

	/**
	 * @param string $name  Name from the browser; not to be trusted.
	 * @param string $path  PHP's temporary file, which exists until the request ends.
	 * @param int    $error One of PHP's UPLOAD_ERR constants.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $path,
		public readonly int $size,
		private int $error = UPLOAD_ERR_OK,
	) {}

	/** Whether PHP left it out: it is larger than {@see PostedFiles::mostBytes()}. */
	public function isTooLarge(): bool {
		return in_array( $this->error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true );
	}

	/** Whether only a part of it arrived, which PHP does not keep. */
	public function isCut(): bool {
		return UPLOAD_ERR_PARTIAL === $this->error;
	}

	/**
	 * @throws BadRequest         When the file is too large for PHP, or incomplete.
	 * @throws UploadsUnavailable When the server could not store it.
	 */
	public function requireComplete(): self {
		return match ( true ) {
			UPLOAD_ERR_OK === $this->error => $this,
			$this->isTooLarge()            => throw BadRequest::tooLarge(),
			$this->isCut()                 => throw new BadRequest(
				'atoll_file_cut',
				__( 'Only a part of this file arrived. Please try again.', 'atoll' )
			),
			default                        => throw new UploadsUnavailable( "PHP's upload error {$this->error}" ),
		};
	}
}
