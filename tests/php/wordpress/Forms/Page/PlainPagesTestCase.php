<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Pages of a form without JavaScript: name (and a business, and why), loan, message. */
abstract class PlainPagesTestCase extends SiteTestCase {

	protected const SHOW = array(
		'actionType' => 'show',
		'logicType'  => 'all',
		'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
	);

	protected int $number;
	protected string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form(
			'enquiry',
			array(
				'pagination' => array( 'type' => 'steps', 'pages' => array( 'You', 'Loan', 'Send' ) ),
				'fields'     => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
					array( 'id' => 2, 'type' => 'text', 'label' => 'Why', 'conditionalLogic' => self::SHOW ),
					array( 'id' => 3, 'type' => 'page' ),
					array( 'id' => 4, 'type' => 'email', 'label' => 'Email', 'isRequired' => true ),
					array( 'id' => 5, 'type' => 'page' ),
					array( 'id' => 6, 'type' => 'textarea', 'label' => 'Message', 'isRequired' => true ),
				),
			)
		);
		$this->page   = $this->page( $this->number );
	}

	protected function send( int $page, string $body ): HttpAnswer {
		return Http::post( $this->page, "{$body}&atoll_form={$this->number}&atoll_page={$page}" );
	}

	/** The form alone, so that a failure can be read. */
	protected function html( HttpAnswer $answer ): string {
		preg_match( '~<form.*</form>~s', $answer->body, $found );
		return $found[0] ?? '';
	}

	/** The page that shows, from 0. */
	protected function shown( HttpAnswer $answer ): int {
		preg_match_all( '/data-page="(\d)"[^>]*>/', $answer->body, $pages, PREG_SET_ORDER );
		$visible = array_filter( $pages, static fn( array $page ) => ! str_contains( $page[0], 'hidden' ) );
		$this->assertCount( 1, $visible );
		return (int) array_values( $visible )[0][1];
	}
}
