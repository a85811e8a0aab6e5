<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** A data source that can erase its data on request. */
interface ErasableDataSource extends PersonalDataSource {

	/**
	 * Erases as much as one request has time for.
	 *
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function erase( DataSubject $subject ): ErasureResult;
}
