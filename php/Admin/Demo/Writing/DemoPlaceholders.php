<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Forms\Definitions\Storage\FormRepository;

/**
 * Replaces placeholders in the demo's content: {{form:enquiry}}, {{page:/portal/}}, {{picture:street}},
 * {{address:street}}, {{url:/contact/}} and {{permalink:/%postname%/}}. In texts, also adds the prefix of the site's
 * URLs to URLs in links and blocks.
 */
final class DemoPlaceholders {

	private const PATTERN = '~\{\{(form|page|picture|address|url|permalink):([a-z0-9/#%-]+)\}\}~';

	/** Matches URLs of this site in links and block attributes. */
	private const URL = '~(?<=href="|"url":"|"fallbackUrl":"|"startUrl":")/(?!/)[^"]*~';

	private PagePaths $paths;

	public function __construct(
		private DemoMarkers $markers,
		private FormRepository $forms,
		private Permalinks $permalinks = new Permalinks()
	) {
		$this->paths = new PagePaths( $markers );
	}

	/** Returns placeholders that know the URLs of pages not created yet, for pages that link to each other. */
	public function expecting( PagePaths $paths ): self {
		$placeholders        = clone $this;
		$placeholders->paths = $paths;
		return $placeholders;
	}

	public function fill( string $content ): string {
		return (string) preg_replace_callback(
			self::PATTERN,
			fn( array $match ): string => (string) $this->value( $match[1], $match[2] ),
			(string) preg_replace_callback(
				self::URL,
				fn( array $match ): string => $this->url( $match[0] ),
				$content
			)
		);
	}

	/**
	 * Replaces placeholders in data. A string that is only a placeholder becomes its value, whether number or string.
	 */
	public function fillAll( mixed $data ): mixed {
		if ( is_array( $data ) ) {
			return array_map( $this->fillAll( ... ), $data );
		}
		if ( ! is_string( $data ) ) {
			return $data;
		}
		return preg_match( self::PATTERN, $data, $match ) && $match[0] === $data
			? $this->value( $match[1], $match[2] )
			: $this->fill( $data );
	}

	private function value( string $kind, string $name ): int|string {
		return match ( $kind ) {
			'form'    => $this->forms->numberOf( $this->post( "form:{$name}" ) ),
			'page'    => $this->post( "page:{$name}" ),
			'picture' => $this->post( "picture:{$name}-day" ),
			'url'     => $this->url( $name ),
			'permalink' => $this->permalinks->prefix() . $this->paths->resolve( $name ),
			// Without the host, so that the site may move to another port.
			default   => wp_make_link_relative(
				(string) wp_get_attachment_url( $this->post( "picture:{$name}-day" ) )
			),
		};
	}

	private function url( string $path ): string {
		return $this->permalinks->url( $this->paths->resolve( $path ) );
	}

	private function post( string $mark ): int {
		// For developers.
		return $this->markers->find( $mark ) ?: throw new \RuntimeException( "The demonstration has no {$mark}." );
	}
}
