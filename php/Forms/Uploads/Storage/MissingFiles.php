<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Checks whether files of entries are still on disk. The oldest are missing if a folder was lost at any time, the
 * newest if it was lost recently; checking all files would take too long.
 */
final class MissingFiles {

	public function __construct( private Queries $queries, private FileStorage $files ) {}

	/**
	 * @return array{int, int} How many of at most twenty files are missing, and how many were checked.
	 * @throws ReadFailed
	 */
	public function count(): array {
		$oldest  = $this->queries->column(
			'SELECT stored_name FROM {atoll_uploads} WHERE state = %s ORDER BY touched_at LIMIT 10',
			Upload::CLAIMED
		);
		$newest  = $this->queries->column(
			'SELECT stored_name FROM {atoll_uploads} WHERE state = %s ORDER BY touched_at DESC LIMIT 10',
			Upload::CLAIMED
		);
		$names   = array_unique( array( ...$oldest, ...$newest ) );
		$missing = array_filter( $names, fn( string $name ): bool => ! is_file( $this->files->path( $name ) ) );
		return array( count( $missing ), count( $names ) );
	}
}
