<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

/** Which attachments' files are kept out of the web server's folder, because only private pages show them. */
final class KeptFiles {

	/** Meta of an attachment: the path below the uploads folder that its file would have. There while it is kept. */
	public const MARK = '_atoll_private_file';

	public static function isKept( int $attachment ): bool {
		return '' !== self::path( $attachment );
	}

	private static function path( int $attachment ): string {
		$path = get_post_meta( $attachment, self::MARK, true );
		return is_string( $path ) ? $path : '';
	}
}
