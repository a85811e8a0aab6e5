<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingsValidator;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A page, an image or a form that a setting names is one that visitors can see. */
final class ChosenPagesTest extends SiteTestCase {

	/** @var list<int> */
	private array $posts = array();

	protected function tearDown(): void {
		array_map( static fn( int $post ) => wp_delete_post( $post, true ), $this->posts );
		parent::tearDown();
	}

	public function test_nothing_is_chosen_with_0(): void {
		foreach ( array( 'page', 'image', 'form' ) as $control ) {
			$this->assertSame( '', $this->complaint( $control, 0 ) );
			$this->assertNotSame( '', $this->complaint( $control, 999999 ) );
		}
	}

	public function test_a_page_is_published_and_no_article(): void {
		$this->assertSame( '', $this->complaint( 'page', $this->ofType( 'page', 'publish' ) ) );
		foreach ( array( $this->ofType( 'page', 'draft' ), $this->ofType( 'post', 'publish' ) ) as $other ) {
			$this->assertStringContainsString( 'not there', $this->complaint( 'page', $other ) );
		}
	}

	public function test_a_form_is_one_that_visitors_may_send(): void {
		$this->assertSame( '', $this->complaint( 'form', $this->form() ) );
		$this->assertStringContainsString( 'closed or in the trash', $this->complaint( 'form', 999999 ) );
	}

	private function complaint( string $control, int $value ): string {
		$settings = JsonData::of( array( 'chosen' => array( 'type' => 'integer', 'control' => $control ) ) );
		$problems = Inside::get( SettingsValidator::class )->problems( $settings, array( 'chosen' => $value ) );
		return $problems['chosen'] ?? '';
	}

	private function ofType( string $type, string $status ): int {
		$post = array( 'post_type' => $type, 'post_status' => $status, 'post_title' => 'Chosen' );
		return $this->posts[] = (int) wp_insert_post( $post );
	}
}
