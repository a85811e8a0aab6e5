<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** A source that may keep more about somebody than one request can tell. */
interface PagedDataSource extends PersonalDataSource {

	/**
	 * @param int $from How many groups are left out: those that were told already.
	 * @return iterable<PersonalDataGroup> Always in the same order, and read as it is asked for.
	 */
	public function from( DataSubject $subject, int $from ): iterable;
}
