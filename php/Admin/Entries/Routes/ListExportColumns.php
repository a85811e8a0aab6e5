<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/entries/columns: the columns for an export, including the answers if a form is chosen. */
final class ListExportColumns implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/entries-columns';

	public function __construct( private EntryExport $export ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EXPORT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$form    = $input->int( 'form' );
		$columns = array();
		foreach ( $this->export->availableColumns( $form > 0 ? array( $form ) : array() ) as $key => $heading ) {
			$columns[] = array( 'key' => (string) $key, 'heading' => $heading );
		}
		return new Reply( array( 'columns' => $columns ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
