<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\RateLimit;
use Atoll\Islands\Islands;
use Atoll\Marketing\Conversions;
use Atoll\Marketing\Services;
use Atoll\Module;
use Atoll\Rest\Conversions\RecordConversion;
use Atoll\Rest\Route;
use Atoll\Settings\Settings;
use Atoll\Site\Consent\ChatLink;
use Atoll\Site\Consent\ConsentNotice;
use Atoll\Site\Consent\Reviews;

/** Services of other companies, and the leave to use them. */
final class OthersServices {

	public readonly Services $services;
	public readonly Conversions $conversions;

	public function __construct( Settings $settings ) {
		$this->services    = new Services( $settings );
		$this->conversions = new Conversions( $this->services, time( ... ) );
	}

	/** @return list<Module> */
	public function modules( Islands $islands ): array {
		return array(
			$this->conversions,
			new ConsentNotice( $this->services, $islands ),
			new ChatLink( $this->services ),
		);
	}

	public function reviews(): Reviews {
		return new Reviews( $this->services );
	}

	/** @return list<Route> */
	public function routes( RateLimit $limit ): array {
		return array( new RecordConversion( $this->services, $this->conversions, $limit ) );
	}
}
