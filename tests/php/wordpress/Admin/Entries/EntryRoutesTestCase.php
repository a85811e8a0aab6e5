<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Entries of a form, as the routes of their list answer. */
abstract class EntryRoutesTestCase extends SiteTestCase {

	protected int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form();
		foreach ( array( 'Ada' => 'VIC', 'Ben' => 'QLD', 'Cy' => 'VIC' ) as $name => $state ) {
			$reply = $this->post(
				"/gf/v2/forms/{$this->form}/submissions",
				array(
					'input_1'    => $name,
					'input_2'    => strtolower( $name ) . '@example.com',
					'input_4'    => '500000',
					'input_7'    => $state,
					'input_11_1' => '1',
				)
			);
			$this->assertSame( 200, $reply->get_status() );
		}
		$this->actAs( 'editor' );
	}

	/** @return list<int> Newest first. */
	protected function ids(): array {
		return array_map(
			static fn( $entry ) => $entry->id,
			Inside::get( EntryRepository::class )->list( new EntryCriteria() )
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	protected function people( array $query ): array {
		$reply = $this->get( '/s1t2/v1/entries', $query );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return array_column( $reply->get_data()['items'], 'person' );
	}
}
