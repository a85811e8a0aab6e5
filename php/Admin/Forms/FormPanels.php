<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Engine\Contract\Contract;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Mail\Queue\MailCounts;
use Atoll\Platform\PluginPaths;

/** The settings of a form beside the block editor: the panels and dialogs of src/admin/form, and what they are told. */
final class FormPanels {

	private const HANDLE = 'atoll-form-panels';
	private const SCRIPT = 'build/admin/form';
	/** Every block's script and the editor itself depend on it. */
	private const BEFORE = 'wp-blocks';
	private const WEEK   = 604800;

	public function __construct(
		private PluginPaths $paths,
		private FormRepository $forms,
		private MailCounts $mails
	) {}

	public function enqueue(): void {
		$asset = $this->paths->plugin( self::SCRIPT . '.asset.php' );
		$post  = get_post();
		if ( FormPostType::NAME !== $post?->post_type || ! is_readable( $asset ) ) {
			return;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $built Written by webpack. */
		$built = require $asset;
		wp_enqueue_script(
			self::HANDLE,
			$this->paths->url( self::SCRIPT . '.js' ),
			$built['dependencies'],
			$built['version'],
			true
		);
		wp_enqueue_style(
			self::HANDLE,
			$this->paths->url( self::SCRIPT . '.css' ),
			array( 'wp-components' ),
			$built['version']
		);
		wp_set_script_translations( self::HANDLE, 'atoll' );
		$told = array(
			'mergeTags'   => (object) Contract::load(
				$this->paths->plugin( 'build/contract.php' )
			)->texts( 'mergeTags' ),
			'failedMails' => $this->mails->failed( self::WEEK, $this->forms->numberOf( $post->ID ) ),
			'adminEmail'  => get_bloginfo( 'admin_email' ),
		);
		wp_add_inline_script(
			self::BEFORE,
			'window.atollFormPanels = ' . wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}
}
