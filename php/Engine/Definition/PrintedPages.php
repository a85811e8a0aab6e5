<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

/** A form's pages in {@see PrintedDefinition}: their titles, and what depends on answers. */
final class PrintedPages {

	/** @return list<object> Empty if pages have neither titles nor conditions. */
	public static function build( Form $form, bool $hasLogic ): array {
		$pages = array();
		foreach ( $form->pageList() as $page ) {
			$next    = array_filter( array( 'conditionalLogic' => $page->map( 'next' )->array( 'conditionalLogic' ) ) );
			$pages[] = array_filter(
				array(
					'title'            => $page->string( 'title' ),
					'next'             => $next,
					'fields'           => $hasLogic ? $page->array( 'fields' ) : array(),
					'conditionalLogic' => $page->array( 'conditionalLogic' ),
				)
			);
		}
		return array() === array_filter( $pages )
			? array()
			: array_map( static fn( array $page ) => (object) $page, $pages );
	}
}
