<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\Settings\Settings;

/** What the site says about its company; spec 3, modules.company. */
final class Company {

	public readonly DisplayedPhone $telephone;

	public function __construct( private Settings $settings ) {
		$this->telephone = new DisplayedPhone( $settings );
	}

	public function name(): string {
		return get_bloginfo( 'name' );
	}

	public function tagline(): string {
		return get_bloginfo( 'description' );
	}

	/** As people read it, such as `1800 975 707`; empty when there is none. */
	public function phone(): string {
		return $this->telephone->text();
	}

	/** The same as an address to dial, such as `tel:1800975707`; empty when it cannot be dialled. */
	public function phoneUrl(): string {
		return $this->telephone->url();
	}

	/** Name of the mark that stands before the company's name. */
	public function mark(): string {
		return $this->text( 'mark' );
	}

	/** Attachment of the logo, 0 when there is none. */
	public function logo(): int {
		return $this->settings->group( 'company' )->int( 'logo' );
	}

	/** The small print under every page: plain text, paragraphs apart by an empty line. */
	public function disclaimer(): string {
		return $this->text( 'disclaimer' );
	}

	private function text( string $key ): string {
		return $this->settings->group( 'company' )->string( $key );
	}
}
