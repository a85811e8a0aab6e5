<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** A source that can forget what it keeps, as soon as somebody asks for it. */
interface ErasableDataSource extends PersonalDataSource {

	/**
	 * As much as one request has time for.
	 *
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function erase( DataSubject $subject ): ErasureResult;
}
