<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\Settings\Settings;

/** Facts about the company, from the settings (spec 3, modules.company). */
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

	/** Returns the phone number for people to read, such as `1800 975 707`; empty if there is none. */
	public function phone(): string {
		return $this->telephone->text();
	}

	/** Returns the phone number as a URL, such as `tel:1800975707`; empty if it cannot be dialled. */
	public function phoneUrl(): string {
		return $this->telephone->url();
	}

	/** Returns the name of the icon that is shown before the company's name. */
	public function mark(): string {
		return $this->text( 'mark' );
	}

	/** Returns the attachment id of the logo; 0 if there is none. */
	public function logo(): int {
		return $this->settings->group( 'company' )->int( 'logo' );
	}

	/** Returns the small print of every page: plain text, with empty lines between paragraphs. */
	public function disclaimer(): string {
		return $this->text( 'disclaimer' );
	}

	private function text( string $key ): string {
		return $this->settings->group( 'company' )->string( $key );
	}
}
