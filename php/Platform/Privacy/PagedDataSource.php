<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** A data source that may hold more about a person than one request can export. */
interface PagedDataSource extends PersonalDataSource {

	/**
	 * @param int $from Number of groups to skip, because they were already exported.
	 * @return iterable<PersonalDataGroup> Always in the same order, read lazily.
	 */
	public function from( DataSubject $subject, int $from ): iterable;
}
