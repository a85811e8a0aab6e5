<?php

declare( strict_types=1 );

namespace Atoll\Demo;

/** Fills in what a page's text cannot know beforehand: {{form:enquiry}}, {{picture:street}} and {{address:street}}. */
final class Placeholders {

	/**
	 * @param array<string, int> $pictures Attachment numbers by name.
	 * @param array<string, int> $forms    Public numbers by name.
	 */
	public function __construct( private array $pictures, private array $forms ) {}

	public function fill( string $content ): string {
		$pairs = array();
		foreach ( $this->forms as $name => $number ) {
			$pairs[ "{{form:{$name}}}" ] = (string) $number;
		}
		foreach ( $this->pictures as $name => $id ) {
			$pairs[ "{{picture:{$name}}}" ] = (string) $id;
			// Without the host, so that the site may move to another port.
			$pairs[ "{{address:{$name}}}" ] = wp_make_link_relative( (string) wp_get_attachment_url( $id ) );
		}
		return strtr( $content, $pairs );
	}
}
