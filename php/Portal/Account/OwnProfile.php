<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Account\Data\DownloadDataAction;
use Atoll\Portal\Account\Email\EmailChange;
use Atoll\Portal\Account\Sections\ProfileSection;
use Atoll\Portal\PlainForms\FormEnhancements;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PortalUrls;
use WP_User;

/** A client's own profile: the notice of the last action, then one section for each thing that they may manage. */
final class OwnProfile {

	/** @param list<ProfileSection> $sections */
	public function __construct(
		private array $sections,
		private PortalActions $actions,
		private PortalUrls $urls,
		private FormEnhancements $enhancements,
		private CurrentRequest $request,
	) {}

	public function html( WP_User $user ): string {
		NoStoreHeaders::send();
		$notice  = (string) $this->actions->notice()?->html( 'atoll-profile__notice' );
		$address = '' === $this->request->query( EmailChange::PARAMETER ) ? '' : $this->urls->profile();
		return $notice . $this->enhancements->revealPassword(
			$this->enhancements->sendOnce(
				$this->sections( $user ),
				answeredByFile: 'atoll-' . NonceFields::key( DownloadDataAction::NAME, '' )
			),
			$address
		);
	}

	public function sections( WP_User $user ): string {
		$html = '';
		foreach ( $this->sections as $section ) {
			$id    = 'atoll-profile-' . $section->id();
			$html .= Html::element(
				'section',
				array( 'class' => 'atoll-profile__section', 'aria-labelledby' => $id ),
				Html::element(
					'h2',
					array( 'class' => 'atoll-profile__title', 'id' => $id ),
					Html::text( $section->title() )
				)
					. '<div class="atoll-profile__body">' . $section->html( $user ) . '</div>'
			);
		}
		return $html;
	}
}
