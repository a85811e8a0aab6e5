<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataSource;

/** A kind of file that a client's data can be had as. */
interface DownloadFormat {

	/** Also the file's ending: `csv`. */
	public function name(): string;

	/** What a client chooses. */
	public function title(): string;

	/** Media type. */
	public function type(): string;

	/**
	 * @param list<PersonalDataSource> $sources
	 * @return iterable<string> The file, part by part.
	 */
	public function write( array $sources, DataSubject $subject ): iterable;
}
