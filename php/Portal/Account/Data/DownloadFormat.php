<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataSource;

/** A file format in which clients can download their data. */
interface DownloadFormat {

	/** Returns the format's name, which is also the file extension: `csv`. */
	public function name(): string;

	/** Returns the label that a client chooses. */
	public function title(): string;

	/** Returns the media type. */
	public function type(): string;

	/**
	 * @param list<PersonalDataSource> $sources
	 * @return iterable<string> The file in chunks.
	 */
	public function write( array $sources, DataSubject $subject ): iterable;
}
