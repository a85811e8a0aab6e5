<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Marketing\Conversions;
use Atoll\Platform\Marketing\Routes\RecordConversion;
use Atoll\Platform\Marketing\Services;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Consent\ChatLink;
use Atoll\Site\Consent\ConsentNotice;
use Atoll\Site\Consent\Reviews;

/** Services of other companies, and the leave to use them. */
final class OthersServices extends Area {

	private Services $services;
	private Conversions $conversions;

	public function __construct( Settings $settings, private RateLimit $limit, private Islands $islands ) {
		$this->services    = new Services( $settings );
		$this->conversions = new Conversions( $this->services, time( ... ) );
	}

	public function modules(): array {
		return array(
			$this->conversions,
			new ConsentNotice( $this->services, $this->islands ),
			new ChatLink( $this->services ),
		);
	}

	public function reviews(): Reviews {
		return new Reviews( $this->services );
	}

	public function routes(): array {
		return array( new RecordConversion( $this->services, $this->conversions, $this->limit ) );
	}
}
