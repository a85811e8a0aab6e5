<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Forms\Pages;
use Atoll\Forms\Text;
use Atoll\Module;

/** What has become of a posted form, first thing in the page's title: it is what is read out when a page has loaded. */
final class PostedTitle implements Module {

	public function __construct( private PostedForms $posted ) {}

	public function register(): void {
		add_filter( 'document_title_parts', $this->add( ... ) );
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function add( array $parts ): array {
		$words = $this->words();
		return '' === $words ? $parts : array( 'title' => $words . ' – ' . ( $parts['title'] ?? '' ) ) + $parts;
	}

	private function words(): string {
		$posted = $this->posted->current();
		return match ( true ) {
			null === $posted                        => '',
			$posted->isRefused()                    => __( 'Error', 'atoll' ),
			$posted->received?->form->pages() > 1   => $this->page( $posted ),
			default                                 => '',
		};
	}

	private function page( Posted $posted ): string {
		if ( null === $posted->received ) {
			return '';
		}
		$pages = Pages::of( $posted->received->form, $posted->received->settled );
		return Text::fill( $posted->received->form->text( 'pageOf' ), page: (string) $pages->number( $posted->page ), pages: (string) $pages->count() );
	}
}
