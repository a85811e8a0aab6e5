<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Posts\FieldIds;
use Atoll\Forms\Definitions\Posts\FormContent;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Posts\SafeHtml;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class FormRepositoryTest extends SiteTestCase {

	public function test_a_source_comes_back_from_its_post_as_it_was(): void {
		$source = array(
			'title'         => 'Ways & <means> "quoted" \\ back',
			'isActive'      => true,
			'fields'        => array(
				array(
					'page'     => 0,
					'id'       => 1,
					'kind'     => 'text',
					'label'    => 'A -- b & <c> "d" \\ e',
					'rangeMin' => 1.5,
					'required' => false,
				),
				array(
					'page'    => 2,
					'id'      => 4,
					'kind'    => 'email',
					'label'   => 'Straße 😀',
					'gravity' => array( 'x' => null ),
				),
			),
			'gravity'       => array( 'version' => '2.9', 'a' => array( 'b' => "line\nbreak \\\" " ) ),
			'nextFieldId'   => 5,
			'pageList'      => array(
				array( 'title' => 'You' ),
				array(),
				array( 'title' => 'Your loan', 'next' => array( 'text' => 'On' ) ),
			),
			'save'          => true,
			'confirmations' => array( array( 'id' => 'a', 'message' => '<p>Thanks \\ "you"</p>' ) ),
		);
		$this->actAs( 'administrator' );
		$content = new FormContent( new SafeHtml() );
		$sources = new FormSource( $content, new FieldIds( $content ) );
		$id      = wp_insert_post( wp_slash( $sources->toPost( $source ) ) );
		$this->assertSame( $source, $sources->fromPost( get_post( $id ) ) );
		wp_delete_post( $id, true );
	}

	public function test_labels_keep_their_ampersands_for_authors_who_may_not_write_any_html(): void {
		add_filter(
			'map_meta_cap',
			$forbid = static fn( array $caps, string $cap ) => 'unfiltered_html' === $cap
				? array( 'do_not_allow' )
				: $caps,
			10,
			2
		);
		$number = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Terms & conditions <5' ),
					array( 'id' => 2, 'type' => 'html', 'content' => '<b>ok</b><script>bad()</script>' ),
				),
			)
		);
		remove_filter( 'map_meta_cap', $forbid, 10 );
		$html = \Atoll\plugin()->forms()->html( $number );
		$this->assertStringContainsString( 'Terms &amp; conditions &lt;5', $html );
		$this->assertStringContainsString( '<b>ok</b>', $html );
		$this->assertStringNotContainsString( '<script>bad', $html );
	}

	public function test_a_form_keeps_its_number_and_counts_its_versions(): void {
		$number = $this->form();
		$store  = Inside::get( FormRepository::class );
		$this->assertSame( 1, $store->find( $number )->version() );
		wp_update_post( array( 'ID' => $store->findAny( $number )->postId, 'post_title' => 'Renamed' ) );
		$this->assertSame( 'Renamed', $store->find( $number )->title() );
		$this->assertSame( 2, $store->find( $number )->version() );
	}

	public function test_visitors_keep_the_last_version_that_works_while_a_form_is_being_built(): void {
		$number = $this->form();
		$store  = Inside::get( FormRepository::class );
		wp_update_post( array( 'ID' => $store->findAny( $number )->postId, 'post_content' => '<!-- wp:atoll/field {"id":1,"kind":"radio","label":"Not ready"} /-->' ) );
		$this->assertSame( 1, $store->find( $number )->version() );
		$this->assertNotNull( $store->find( $number )->field( 11 ) );
	}

	public function test_a_deleted_form_leaves_its_number_to_nobody(): void {
		$number = $this->form();
		Inside::get( FormWriter::class )->delete( $number );
		$this->assertGreaterThan( $number, $this->form() );
	}

	public function test_a_form_that_is_not_open_shows_visitors_nothing_and_editors_a_hint(): void {
		$number = $this->form( 'enquiry', array( 'is_active' => false ) );
		$this->assertSame( '', \Atoll\plugin()->forms()->html( $number ) );
		$this->assertSame( '', \Atoll\plugin()->forms()->html( 999999 ) );
		$this->actAs( 'editor' );
		$this->assertStringContainsString( (string) $number, \Atoll\plugin()->forms()->html( $number ) );
	}

	public function test_a_form_that_its_editor_protected_with_a_password_is_not_open_to_visitors(): void {
		$number = $this->form();
		$store  = Inside::get( FormRepository::class );
		wp_update_post( array( 'ID' => $store->findAny( $number )->postId, 'post_password' => 'secret' ) );

		$this->assertFalse( $store->findAny( $number )->isOpen() );
		$this->assertNotNull( $store->findAny( $number )->form );
		$this->assertSame( '', \Atoll\plugin()->forms()->html( $number ) );
	}

	public function test_the_address_fills_in_only_fields_that_allow_it(): void {
		$number = $this->form();
		$_GET   = array( 'state' => 'QLD', 'name' => 'Mallory', 'input_1' => 'Mallory' );
		$html   = \Atoll\plugin()->forms()->html( $number );
		$_GET   = array();
		$this->assertMatchesRegularExpression( '/<option[^>]*value="QLD"[^>]*selected/', $html );
		$this->assertStringNotContainsString( 'Mallory', $html );
	}
}
