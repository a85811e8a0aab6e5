<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\RemainingContent;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;

/** The demo's forms, from the files of plugin/demo/content. */
final class DemoForms implements DemoPart {

	private const NAMES = array( 'enquiry', 'application' );

	public function __construct(
		private string $folder,
		private FormRepository $forms,
		private FormWriter $writer,
		private DemoMarkers $markers,
		private RemainingContent $remaining
	) {}

	public function label(): string {
		return __( 'Forms for enquiries and applications', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		foreach ( self::NAMES as $name ) {
			if ( ! $this->markers->find( "form:{$name}" ) ) {
				$this->add( $name );
			}
		}
	}

	public function remove(): void {
		foreach ( $this->markers->withPrefix( 'form:' ) as $post ) {
			$number = $this->forms->numberOf( $post );
			if ( ! $this->remaining->showsForm( $number ) ) {
				$this->writer->delete( $number );
			}
		}
	}

	private function add( string $name ): void {
		/** @var array<string, mixed> $source */
		$source = (array) wp_json_file_decode( "{$this->folder}/{$name}.json", array( 'associative' => true ) );
		$this->markers->make( "form:{$name}", fn(): int => $this->writer->create( $source )->postId );
	}
}
