<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Engine\Contract\Contract;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Mail\Queue\MailCounts;
use Atoll\Forms\Submission\Limits\ClosedFormTexts;
use Atoll\Forms\Submission\Limits\ClosedReason;
use Atoll\Platform\AdminScripts;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Settings\SettingDescriptions;

/**
 * The settings of a form in the block editor: the panels and dialogs of src/admin/form, and their data, as in
 * contract/script-data/form-panels.schema.json.
 */
final class FormPanels {

	private const HANDLE = 'atoll-form-panels';
	private const SCRIPT = 'form';
	/** A script that all block scripts and the editor depend on. */
	private const DATA_HANDLE = 'wp-blocks';
	private const WEEK        = 604800;

	public function __construct(
		private AdminScripts $scripts,
		private PluginPaths $paths,
		private FormRepository $forms,
		private MailCounts $mails,
		private SettingDescriptions $settings,
		private ClosedFormTexts $closed
	) {}

	public function enqueue(): void {
		$post = get_post();
		if ( FormPostType::NAME !== $post?->post_type || ! $this->scripts->enqueue( self::HANDLE, self::SCRIPT ) ) {
			return;
		}
		$this->scripts->enqueueStyle( self::HANDLE, self::SCRIPT );
		$data = array(
			'mergeTags'   => (object) Contract::load(
				$this->paths->plugin( 'build/contract.php' )
			)->texts( 'mergeTags' ),
			'failedMails' => $this->mails->failed( self::WEEK, $this->forms->numberOrZero( $post->ID ) ),
			'adminEmail'  => get_bloginfo( 'admin_email' ),
			'newPage'     => NewFormPage::ADDRESS,
			'closed'      => array(
				'login'   => $this->closed->text( ClosedReason::Login, null ),
				'perUser' => $this->closed->text( ClosedReason::PerUser, null ),
				'limit'   => $this->closed->text( ClosedReason::Limit, null ),
			),
			'spam'        => array_intersect_key(
				$this->settings->group( 'spam' )->map( 'settings' )->all(),
				array( 'strictness' => true, 'akismet' => true )
			),
		);
		wp_add_inline_script(
			self::DATA_HANDLE,
			'window.atollFormPanels = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}
}
