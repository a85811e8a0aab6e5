<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A page with a form, posted without JavaScript. */
abstract class PlainPostTestCase extends SiteTestCase {

	protected const GOOD = 'input_1=Jo&input_2=jo%40example.com&input_11_1=1';

	protected int $number;
	protected string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form();
		$this->page   = $this->page( $this->number );
	}

	/** @param array<string> $headers */
	protected function send( string $body, array $headers = array() ): HttpAnswer {
		return Http::post( $this->page, "{$body}&atoll_form={$this->number}", $headers );
	}
}
