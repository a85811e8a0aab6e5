<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A password on the first of two pages, without JavaScript. */
final class EncryptedPasswordsTest extends SiteTestCase {

	private const PASSWORD = 'correct horse battery staple';

	private int $number;
	private string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->showForm();
	}

	private function showForm(): void {
		$this->number = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array(
						'id'         => 1,
						'type'       => 'password',
						'label'      => 'Password',
						'isRequired' => true,
						'inputs'     => null,
					),
					array( 'id' => 2, 'type' => 'page' ),
					array( 'id' => 3, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
				),
			)
		);
		$this->page   = $this->page( $this->number );
	}

	public function test_it_need_not_be_typed_again_and_is_printed_nowhere(): void {
		$second = Http::post(
			$this->page,
			http_build_query(
				array(
					'atoll_form' => $this->number,
					'atoll_page' => '0',
					'atoll_to'   => 'next',
					'input_1'    => self::PASSWORD,
				)
			)
		);
		$this->assertStringNotContainsString( self::PASSWORD, $second->body );
		$this->assertSame( 303, $this->send( $this->hidden( $second->body ) )->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_what_was_not_sealed_here_counts_for_nothing(): void {
		$this->assertSame(
			422,
			$this->send( array( 'atoll_kept_1' => 'x.' . base64_encode( self::PASSWORD ) ) )->status
		);
	}

	public function test_it_opens_in_no_other_form(): void {
		$second       = Http::post(
			$this->page,
			http_build_query(
				array(
					'atoll_form' => $this->number,
					'atoll_page' => '0',
					'atoll_to'   => 'next',
					'input_1'    => self::PASSWORD,
				)
			)
		);
		$hiddenInputs = $this->hidden( $second->body );
		$this->showForm();
		$this->assertSame( 422, $this->send( $hiddenInputs )->status );
	}

	/** @param array<string, string> $hiddenInputs */
	private function send( array $hiddenInputs ): \Atoll\Tests\WordPress\Support\HttpAnswer {
		return Http::post(
			$this->page,
			http_build_query(
				$hiddenInputs
					+ array( 'atoll_form' => $this->number, 'atoll_page' => '1', 'input_1' => '', 'input_3' => 'Jo' )
			)
		);
	}

	/** @return array<string, string> */
	private function hidden( string $html ): array {
		$this->assertSame( 1, preg_match( '~name="atoll_kept_1" value="([^"]+)"~', $html, $found ) );
		return array( 'atoll_kept_1' => html_entity_decode( $found[1] ) );
	}
}
