<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Looks whether files that entries have still lie where they were put. The oldest went with a folder that was lost
 * at any time, the newest with one that was lost just now; to look for all would take long.
 */
final class MissingFiles {

	public function __construct( private Queries $queries, private FileStorage $files ) {}

	/**
	 * @return array{int, int} How many of at most twenty are missing, and how many were looked for.
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
