<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Editor;

use Atoll\Engine\Contract\Contract;
use Atoll\Forms\Definitions\Collation;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\ThirdPartyKinds;
use Atoll\Platform\PluginPaths;

/**
 * Data from the contract for the form editor, in the language of the user who edits: the kinds of fields and their
 * settings, the texts of forms, and the messages about problems of a form. Printed as `window.atollFormEditor` before
 * the script of any block runs.
 */
final class EditorData {

	/** Script handle that every block's script and the editor itself depend on. */
	private const SCRIPT = 'wp-blocks';

	public function __construct( private PluginPaths $paths, private ThirdPartyKinds $others ) {}

	public function print(): void {
		$screen = is_admin() ? get_current_screen() : null;
		if ( 'post' !== $screen?->base || FormPostType::NAME !== $screen->post_type ) {
			return;
		}
		$own      = Contract::load( $this->paths->plugin( 'build/contract.php' ) );
		$contract = $this->others->in( $own->inOrder( Collation::comparator( determine_locale() ) ) );
		$data     = array(
			'kinds'    => (object) $contract->kinds(),
			'problems' => (object) $contract->texts( 'problems' ),
			'texts'    => (object) $contract->texts( 'form' ),
		) + $contract->fieldSettings()->all();
		wp_add_inline_script(
			self::SCRIPT,
			'window.atollFormEditor = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}
}
