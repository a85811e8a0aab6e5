<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Platform\Http\CurrentRequest;

/** The document title of an application's page. */
final class ApplicationTitle {

	public function __construct(
		private RequestedApplication $requested,
		private ApplicationPageReader $reader,
		private ChangeRefusedNotice $refusedChange,
		private CurrentRequest $request
	) {}

	/**
	 * Sets the title, which tells applications apart in tabs, bookmarks and the browser's history. The outcome of an
	 * action comes first, because screen readers read out the title when the page has loaded.
	 *
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function first( array $parts ): array {
		$entry = $this->requested->entry();
		$title = null === $entry
			? __( 'We could not find this application', 'atoll' )
			/* translators: 1: title of a form, 2: number of an application. */
			: sprintf( __( '%1$s, no. %2$d', 'atoll' ), $this->reader->title( $entry ), $entry->id );
		$first = match ( true ) {
			null === $entry                => null,
			$this->request->wasTruncated() => __( 'Error', 'atoll' ),
			default                        => $this->refusedChange->notice( $entry )?->title,
		};
		return array( 'title' => null === $first ? $title : "{$first} – {$title}" ) + $parts;
	}
}
