<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\RateLimit;
use Atoll\Islands\Islands;
use Atoll\Marketing\Conversions;
use Atoll\Marketing\Services;
use Atoll\Rest\Conversions\RecordConversion;
use Atoll\Settings\Settings;
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
